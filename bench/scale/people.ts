/** What people of a made world are called, and where they live; the first of each are the most frequent. */

export const firstNames =
  "Anna Ben Clara David Emma Félix Greta Hans Inês Jürgen Karl Lea Max Nina Oskar Paul Rosa Søren Tom Ute Viktor Wanda Zoë Łukasz Müge".split(
    " ",
  );
export const lastNames =
  "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Braun Krüger Hartmann Lange Werner Krause Lehmann Köhler Maier König Walter Huber Kaiser Fuchs Peters Scholz Möller Weiß Jung Hahn Vogel Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Albrecht Schuster Dubois García Rossi Novák".split(
    " ",
  );
export const hosts = ["gmail.com", "gmx.de", "web.de", "example.org", "outlook.com"];
export const cities = [
  "Berlin",
  "München",
  "Hamburg",
  "Köln",
  "Paris",
  "Lyon",
  "Zürich",
  "Wien",
  "Roma",
  "Den Haag",
];
export const countries = ["DE", "FR", "NL", "ES", "IT", "US", "CH"];
