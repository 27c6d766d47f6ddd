/** Pictures of the project's own that an offering can show, with what is on them. */
export const gallery = [
  { file: "harbour-lofts", shows: "Lofts at a harbour" },
  { file: "luebeck-house", shows: "Gabled town houses" },
  { file: "aarhus-courtyard", shows: "A courtyard" },
  { file: "odense-data", shows: "A data hall" },
  { file: "brandenburg-solar", shows: "A solar meadow" },
  { file: "fehmarn-wind", shows: "Wind turbines" },
  { file: "alpine-hydro", shows: "A mountain power station" },
  { file: "atlantic-light", shows: "A lighthouse at the sea" },
  { file: "mv-aurelia", shows: "A ship" },
  { file: "hanse-trade", shows: "A trading port" },
  { file: "heath-forest", shows: "A forest" },
  { file: "alentejo-cork", shows: "Cork oaks" },
  { file: "douro-terraces", shows: "Vineyard terraces" },
  { file: "ruegen-seafarm", shows: "A sea farm" },
  { file: "modern-masters", shows: "Paintings" },
].map(({ file, shows }) => ({ url: `/images/offerings/${file}.svg`, shows }));
