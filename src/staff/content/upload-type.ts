import { UPLOAD_TYPES } from '#contract/calls/content/documents.ts';

type UploadType = (typeof UPLOAD_TYPES)[number];

/** Whether a file is a picture that editors may upload, by the type that the browser tells. */
export const isUploadType = (type: string): type is UploadType => UPLOAD_TYPES.some((one) => one === type);
