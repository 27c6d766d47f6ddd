/** The mark, as in `icon.svg`: shares that pile up, and the one that is yours. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--brand-7)" />
      <path
        fill="#fff"
        d="M6 20h6v6H7a1 1 0 0 1-1-1zm7 0h6v6h-6zm0-7h6v6h-6zm7 0h6v6h-6zm0 7h6v5a1 1 0 0 1-1 1h-5z"
      />
      <rect x="20" y="6" width="6" height="6" rx="1" fill="var(--brass-3)" />
    </svg>
  );
}
