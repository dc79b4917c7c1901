import { createContext } from 'react';

/** What a gallery asks of a photo service. */
export interface GalleryRequest {
  /** Id of the element that the photos are put into. */
  readonly containerId: string;
  /** `en-US` */
  readonly locale: string;
  /** Chooses among the photos of the service. */
  readonly filter?: string | undefined;
  /** The product's master id (spec 3 §2). */
  readonly tag?: string | undefined;
}

/** The widget of another service, which fills a container with photos that shoppers have sent in. */
export interface PhotoService {
  /** Puts photos into the container. @returns how many there are; undefined where the service does not tell */
  readonly create: (request: GalleryRequest) => Promise<number | undefined>;
  /** Takes what it has put into a container away. */
  readonly destroy: (containerId: string) => void;
}

/** `own`: the shop's own photo service. Without a service galleries show nothing. */
export const PhotoServiceContext = createContext<PhotoService | 'own' | undefined>(undefined);
