import type { FunctionComponent } from "react";

interface Sample {
  readonly label: string;
  readonly source: string;
}

/** As much of the viewer's own operation as is read here. */
interface Operation {
  get(name: string): { toJS(): readonly Sample[] } | undefined;
}

/** The language that was chosen last, for the operations that are opened next. */
let chosen = "";

/**
 * Shows an operation's samples, which the description has as `x-codeSamples`, above its parameters: one language at a
 * time. Drawn with the viewer's own React.
 * @param looks class names: `samples` of the whole, `languages` of the choice
 */
export function codeSamples(looks: Readonly<Record<string, string>>) {
  return ({ React: { createElement: draw, Fragment, useState } }: { React: typeof import("react") }) => {
    const Samples = ({ samples }: { samples: readonly Sample[] }) => {
      const [label, choose] = useState(chosen);
      const shown = samples.find((sample) => sample.label === label) ?? samples[0];
      const button = (sample: Sample) =>
        draw(
          "button",
          {
            key: sample.label,
            type: "button",
            "aria-pressed": sample === shown,
            onClick: () => {
              chosen = sample.label;
              choose(sample.label);
            },
          },
          sample.label,
        );
      return draw(
        "section",
        { className: looks.samples, "aria-label": "Samples" },
        draw("div", { className: looks.languages }, samples.map(button)),
        draw("pre", { tabIndex: 0 }, draw("code", null, shown?.source)),
      );
    };
    const withSamples = (Parameters: FunctionComponent<{ operation: Operation }>) => {
      const Sampled = (props: { operation: Operation }) => {
        const samples = props.operation.get("x-codeSamples")?.toJS();
        return draw(Fragment, null, samples && draw(Samples, { samples }), draw(Parameters, props));
      };
      return Sampled;
    };
    return { wrapComponents: { parameters: withSamples } };
  };
}
