import { createContext, use, type AriaAttributes } from 'react';

type Invalid = AriaAttributes['aria-invalid'];

/** What a control takes from the field around it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': Invalid;
  required: boolean | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to its label, hint and error; the control's own props win over them. */
export function useFieldControl(own: {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: Invalid;
}): Partial<FieldControl> {
  const field = use(FieldContext);
  if (!field) return own;
  const describedBy = [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? field['aria-invalid'],
    required: own.required ?? field.required,
  };
}
