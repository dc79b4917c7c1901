/** `off` where the shopper has switched it off. */
const KEY = 'waymark.scan-sound';
const GOOD_HZ = 1_320;
const BAD_HZ = 220;
const GOOD_MS = 90;
const BAD_MS = 260;
const VOLUME = 0.12;

export const isSignalOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

export const keepSignalOn = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Forbidden storage: it lasts as long as the page.
  }
};

let audio: AudioContext | undefined;

const sound = (good: boolean): void => {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  // Until somebody has touched the page it says nothing.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const end = audio.currentTime + (good ? GOOD_MS : BAD_MS) / 1_000;
  tone.frequency.value = good ? GOOD_HZ : BAD_HZ;
  volume.gain.setValueAtTime(VOLUME, audio.currentTime);
  volume.gain.linearRampToValueAtTime(0, end);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(end);
};

/** Says by sound and vibration whether a scan was added: whoever scans looks at the shelf. */
export const giveSignal = (good: boolean): void => {
  sound(good);
  navigator.vibrate?.(good ? 40 : [60, 60, 60]);
};
