/** What of the reference viewer is used here; the package brings no types. */
declare module "swagger-ui-dist/swagger-ui-bundle.js" {
  interface SwaggerUIOptions {
    readonly domNode: HTMLElement;
    readonly spec: object;
    readonly deepLinking?: boolean;
    readonly tryItOutEnabled?: boolean;
    readonly validatorUrl?: string | null;
    readonly defaultModelsExpandDepth?: number;
    readonly displayRequestDuration?: boolean;
    readonly persistAuthorization?: boolean;
    readonly syntaxHighlight?: {
      readonly theme: "agate" | "arta" | "monokai" | "nord" | "obsidian" | "tomorrow-night";
    };
    readonly plugins?: readonly Plugin[];
    readonly onComplete?: () => void;
  }
  /** Replaces components of the viewer, by their names in it. */
  type Plugin = (system: { React: typeof import("react") }) => {
    /** Each has properties of its own, which are known to whoever replaces it. */
    readonly wrapComponents: Record<string, (original: never) => (props: never) => import("react").ReactNode>;
  };
  const SwaggerUIBundle: (options: SwaggerUIOptions) => unknown;
  export default SwaggerUIBundle;
}
