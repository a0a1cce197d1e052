/** As `npm run tool -- media` records them; the space is kept before anything has arrived. */
export const CLIP_WIDTH = 1120;
export const CLIP_HEIGHT = 700;
