import { Notice } from "#app/_components/notice.tsx";

/** What everybody should know before buying anything. */
export function RiskNotice() {
  return (
    <Notice tone="warning" title="You can lose what you pay">
      <span>
        Tokens of an offering can fall in value or become worthless, and there may be nobody to buy them from
        you. Nothing here is advice. Buy only what you can do without.
      </span>
    </Notice>
  );
}
