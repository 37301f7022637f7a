/** The result of a match as a picture to send. */

import { nameOf } from "../lib/words";
import { type Ended, type Group, standing } from "./standing";

const WIDTH = 1200;
const EDGE = 60;
const ROW = 78;

export async function picture(ended: Ended, groups: Group[], title: string, line: string): Promise<Blob> {
  await Promise.all([document.fonts.load('400 64px "Marcellus"'), document.fonts.load('700 30px "Alegreya Sans"')]);
  const order = standing(ended);
  const high = 300 + ROW * order.length + 80;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: high });
  const pen = canvas.getContext("2d")!;
  const write = (text: string, x: number, y: number, font: string, fill: string, align: CanvasTextAlign = "left", room?: number) => {
    Object.assign(pen, { font, fillStyle: fill, textAlign: align, textBaseline: "alphabetic" });
    pen.fillText(text, x, y, room);
  };
  const sky = pen.createLinearGradient(0, 0, 0, high);
  sky.addColorStop(0, "#0c1333");
  sky.addColorStop(0.55, "#252c60");
  sky.addColorStop(1, "#6a3d58");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, high);
  pen.fillStyle = "rgb(255 255 255 / 0.7)";
  for (let i = 0; i < 70; i += 1) pen.fillRect((i * 379) % WIDTH, (i * i * 53 + i * 17) % 260, 1 + (i % 3), 1 + (i % 3));
  const glow = pen.createRadialGradient(WIDTH - 150, 120, 10, WIDTH - 150, 120, 130);
  glow.addColorStop(0, "#ffe9ae");
  glow.addColorStop(0.45, "#f2a532");
  glow.addColorStop(1, "rgb(242 165 50 / 0)");
  pen.fillStyle = glow;
  pen.fillRect(WIDTH - 290, 0, 280, 260);
  write(title, EDGE, 128, '400 68px "Marcellus", serif', "#fff6e2", "left", WIDTH - 400);
  write(line, EDGE, 184, '500 32px "Alegreya Sans", sans-serif', "#f1e4c4", "left", WIDTH - 400);

  pen.fillStyle = "#fbf1da";
  pen.beginPath();
  pen.roundRect(EDGE - 20, 226, WIDTH - 2 * EDGE + 40, ROW * order.length + 34, 22);
  pen.fill();
  const sum = (seat: number, sign: 1 | -1) => groups.reduce((all, one) => all + Math.max(0, sign * one.values[seat]), 0);
  const [right, left] = [Math.max(1, ...order.map((seat) => sum(seat, 1))), Math.max(0, ...order.map((seat) => sum(seat, -1)))];
  const [from, room] = [320, 690];
  const unit = room / (left + right);
  order.forEach((seat, row) => {
    const y = 246 + row * ROW;
    write(`${ended.ranks[seat]}`, EDGE + 4, y + 50, '400 34px "Marcellus", serif', "#5f4a30");
    write(ended.names[seat], EDGE + 44, y + 50, '400 34px "Marcellus", serif', "#2a1d10", "left", 205);
    let [plus, minus] = [from + left * unit, from + left * unit];
    for (const { values, fill, ink } of groups) {
      const wide = Math.abs(values[seat]) * unit;
      if (!wide) continue;
      const x = values[seat] > 0 ? plus : minus - wide;
      if (values[seat] > 0) plus += wide;
      else minus -= wide;
      pen.fillStyle = fill;
      pen.fillRect(x, y + 14, wide - 1, 50);
      if (wide > 26) write(`${values[seat]}`.replace("-", "−"), x + wide / 2, y + 47, '800 24px "Alegreya Sans", sans-serif', ink, "center");
    }
    pen.fillStyle = "#b8965a";
    pen.fillRect(from + left * unit - 1, y + 6, 2, 66);
    write(`${ended.points[seat]}`, WIDTH - EDGE, y + 56, '400 50px "Marcellus", serif', ended.ranks[seat] === 1 ? "#12573a" : "#2a1d10", "right");
  });
  write(`Epoca · ${nameOf(ended.game)}`, EDGE, high - 32, '400 30px "Marcellus", serif', "#fff6e2");
  write(location.host, WIDTH - EDGE, high - 32, '500 26px "Alegreya Sans", sans-serif', "#f1e4c4", "right");
  return new Promise((done) => canvas.toBlob((blob) => done(blob!), "image/png"));
}
