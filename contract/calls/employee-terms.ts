/** The employee discount's terms of now (`/associate-discount-terms`): who accepted others is asked again. Apart from the schemas: the page needs it alone. */
export const EMPLOYEE_TERMS_VERSION = '2026-01';
