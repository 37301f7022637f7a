"""The games as environments for people who study games.

`simulator` steps one match or thousands at once; `gymnasium`, `pettingzoo` and `openspiel` speak the interfaces of
those libraries (extras `envs` and `openspiel`).
"""
