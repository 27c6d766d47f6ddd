import type { MetadataRoute } from "next";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Offerboard",
    short_name: "Offerboard",
    description: "Tokenized real-world assets: offerings, purchases and a bulletin board.",
    start_url: "/",
    display: "browser",
    background_color: "#faf9f5",
    theme_color: "#0f6049",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
