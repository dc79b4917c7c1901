import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { BROWSER_ARGS } from './browser.mjs';
import { chromiumPath } from './chromium.mjs';
import { writeWebm } from './lib/write-webm.mjs';

/** `node scripts/make-film.mjs`: the shop's own sample film, a landscape in falling snow that ends as it begins. */
const FILM = { key: 'scene-snow-day', file: 'public/media/first-snow.webm', width: 1280, height: 720, fps: 24, seconds: 10, bitrate: 170_000 };

const { module } = await runnerImport('./scripts/lib/film-scene.ts', { configFile: false, logLevel: 'error' });
const picture = await module.scenePng(FILM.key, FILM.width + 160);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
const page = await browser.newPage();
// WebCodecs are only there in a secure context; a page without an address is none.
await page.route('https://film.example/', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
await page.goto('https://film.example/');

/** Runs in the browser: draws every frame and encodes it. */
const encode = async ({ picture, width, height, fps, seconds, bitrate }) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const chunks = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      chunks.push({ base64: btoa(String.fromCharCode(...data)), isKey: chunk.type === 'key', ms: Math.round(chunk.timestamp / 1000) });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, framerate: fps, latencyMode: 'quality' });
  const count = fps * seconds;
  const flakes = Array.from({ length: 46 }, (_, index) => {
    const dice = (salt) => Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453) % 1;
    return { x: dice(1), y: dice(2), size: 1.6 + dice(3) * 2.6, falls: 1 + Math.floor(dice(4) * 2), sway: dice(5) };
  });
  for (let frame = 0; frame < count; frame += 1) {
    const turn = frame / count;
    const drift = 80 * (1 - Math.cos(2 * Math.PI * turn));
    context.drawImage(image, -drift, -(image.height - height) / 2);
    context.fillStyle = 'rgb(255 255 255 / 0.85)';
    for (const { x, y, size, falls, sway } of flakes) {
      const left = x * width + 14 * Math.sin(2 * Math.PI * (turn * 2 + sway));
      const top = ((y + turn * falls) % 1) * (height + 20) - 10;
      context.beginPath();
      context.arc(left, top, size, 0, 2 * Math.PI);
      context.fill();
    }
    const shown = new VideoFrame(canvas, { timestamp: Math.round((frame * 1_000_000) / fps), duration: Math.round(1_000_000 / fps) });
    encoder.encode(shown, { keyFrame: frame === 0 });
    shown.close();
    if (encoder.encodeQueueSize > 8) await new Promise((done) => encoder.addEventListener('dequeue', done, { once: true }));
  }
  await encoder.flush();
  return chunks;
};

const chunks = await page.evaluate(encode, { picture, ...FILM });
await browser.close();
const frames = chunks.map(({ base64, isKey, ms }) => ({ data: Buffer.from(base64, 'base64'), isKey, ms }));
const film = writeWebm(frames, { width: FILM.width, height: FILM.height, durationMs: FILM.seconds * 1000 });
await mkdir('public/media', { recursive: true });
await writeFile(FILM.file, film);
console.log(`${FILM.file}: ${frames.length} frames, ${Math.round(film.length / 1000)} kB`);
