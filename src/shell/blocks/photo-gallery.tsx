export const PhotoGallery = () => null;
