"""Why a server closes a WebSocket, as a number: known to the server and to its clients."""

RESTARTING = 1012  # the server stops for a moment
TRY_LATER = 1013  # the database does not answer
FOREIGN = 4403  # a page of another site
NO_TABLE = 4404
NOT_READING = 4408  # somebody is too far behind
TOO_MUCH = 4429  # connections or messages
FINAL = (FOREIGN, NO_TABLE)  # whoever comes back is closed again
