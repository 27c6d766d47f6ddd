import { encode } from "uqr";
import classes from "./qr-code.module.css";

interface QrCodeProps {
  /** What a camera is to read. */
  value: string;
  /** What it is, for who cannot see it. */
  label: string;
}

/** A QR code, drawn here: what it holds goes to nobody. Dark on light in both colour schemes, as cameras need it. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
