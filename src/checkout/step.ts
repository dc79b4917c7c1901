export const STEPS = ['shipping', 'billing', 'summary'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (value: unknown): value is Step => (STEPS as readonly unknown[]).includes(value);
