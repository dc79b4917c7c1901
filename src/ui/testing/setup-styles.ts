// The app's stylesheet before any part's own, as in the app: it orders the layers, and holds the tokens without which
// nothing could be measured or checked for contrast.
// oxlint-disable-next-line no-restricted-imports
import '#src/shell/styles/index.css';
