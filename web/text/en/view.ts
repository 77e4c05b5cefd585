/** Any map: how it is moved. */
export const view = {
  move: "Move the map",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeMap: "Whole map",
};
