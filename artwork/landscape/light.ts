import { blend } from '#artwork/pen/colour.ts';

export type Time = 'dawn' | 'day' | 'dusk';

/** The light of a scene: its sky, the haze that far things fade into, and how far the land is tinted. */
export interface Light {
  high: string;
  middle: string;
  low: string;
  haze: string;
  sun: string;
  sunX: number;
  sunY: number;
  /** 0 keeps the land's own colours, 1 is night. */
  dim: number;
}

const byTime: Readonly<Record<Time, Light>> = {
  dawn: { high: '#7397b4', middle: '#d9cfc6', low: '#f6d9b8', haze: '#eed3bd', sun: '#fff0d2', sunX: 0.7, sunY: 0.44, dim: 0.1 },
  day: { high: '#6d9dbf', middle: '#b5d0dc', low: '#e6ece7', haze: '#d3e0e2', sun: '#ffffff', sunX: 0.28, sunY: 0.16, dim: 0 },
  dusk: { high: '#3a4a6d', middle: '#93738a', low: '#f0a878', haze: '#c78f86', sun: '#ffd9a0', sunX: 0.34, sunY: 0.47, dim: 0.28 },
};

const overcast: Readonly<Record<Time, Light>> = {
  dawn: { high: '#76838f', middle: '#a3a9ad', low: '#c9c5c0', haze: '#b4b6b7', sun: '#e9e6e0', sunX: 0.5, sunY: 0.3, dim: 0.2 },
  day: { high: '#7d8a94', middle: '#a5b0b5', low: '#c6cdce', haze: '#b4bdc0', sun: '#eef0ef', sunX: 0.5, sunY: 0.25, dim: 0.12 },
  dusk: { high: '#2b3446', middle: '#4d5668', low: '#8d7f86', haze: '#626879', sun: '#d9b9a0', sunX: 0.5, sunY: 0.42, dim: 0.42 },
};

export function lightOf(time: Time, isOvercast: boolean): Light {
  return isOvercast ? overcast[time] : byTime[time];
}

/** A land colour at a distance: 0 is at one's feet, 1 is the horizon. */
export function atDistance(colour: string, distance: number, light: Light): string {
  return blend(blend(colour, '#1a2233', light.dim), light.haze, Math.min(0.94, distance));
}
