import type { Link, Nodes, Parents } from "mdast";
import { Fragment, type ReactNode } from "react";
import { isSafeLink, readMarkdown, trueAddressOf } from "#server/kernel/fields/markdown.ts";
import classes from "./story.module.css";

/** A text in Markdown, as elements: what is not known is left out, and HTML is never made. */
export function Markdown({ text }: { text: string }) {
  return <div className={classes.text}>{insideOf(readMarkdown(text))}</div>;
}

/** A link; one whose words may be read as another address says where it leads. */
function SafeLink({ link }: { link: Link }) {
  const address = trueAddressOf(link);
  return (
    <a href={link.url} rel="nofollow noopener noreferrer">
      {insideOf(link)}
      {address !== null && ` (${address})`}
    </a>
  );
}

function insideOf({ children }: Parents): ReactNode {
  // Where a node begins in its text is its own among its neighbours.
  return children.map((child) => <Fragment key={child.position?.start.offset}>{elementOf(child)}</Fragment>);
}

function elementOf(node: Nodes): ReactNode {
  switch (node.type) {
    case "text":
      return node.value;
    case "paragraph":
      return <p>{insideOf(node)}</p>;
    case "heading":
      return node.depth <= 2 ? <h3>{insideOf(node)}</h3> : <h4>{insideOf(node)}</h4>;
    case "emphasis":
      return <em>{insideOf(node)}</em>;
    case "strong":
      return <strong>{insideOf(node)}</strong>;
    case "list":
      return node.ordered ? <ol start={node.start ?? 1}>{insideOf(node)}</ol> : <ul>{insideOf(node)}</ul>;
    case "listItem":
      return <li>{insideOf(node)}</li>;
    case "blockquote":
      return <blockquote>{insideOf(node)}</blockquote>;
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return <p>{node.value}</p>;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "link":
      return isSafeLink(node.url) ? <SafeLink link={node} /> : insideOf(node);
    default:
      return null;
  }
}
