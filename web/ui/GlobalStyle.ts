import { createGlobalStyle } from 'styled-components'
import { FOOT_BAR, media, TAB_BAR, theme, toastRoom, variables, WAITING } from './theme.js'

/**
 * The rules for every page; the reasons are here, since comments within a style are sent to every visitor:
 *
 * - A focused field is scrolled above a bar at the bottom of the screen, and the page ends above a bar of tabs.
 * - The stripes of a waiting control override its hover look, since the pointer is usually still on it.
 * - Headings and the main landmark take the focus on arrival, for screen readers; a ring there would only puzzle.
 * - An open dialog is printed instead of the page below it.
 * - Radix blocks presses outside an open dialog. We lift that: the scrim covers the page anyway, and password managers
 *   and writing aids add their popups to the body.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${variables.light}
  }

  @media screen and (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;
      ${variables.dark}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding: 88px 0 ${toastRoom}; }
  html:has([${FOOT_BAR}]) { scroll-padding-bottom: calc(${toastRoom} + 80px); }
  body {
    margin: 0;
    padding-bottom: ${toastRoom};
    background: ${theme.color.page};
    color: ${theme.color.ink};
    font: ${theme.weight.text} ${theme.fontSize.m}/${theme.leading.text} ${theme.font.text};
    overflow-wrap: break-word;
  }
  @media ${media.tabBar} {
    html:has([${TAB_BAR}]) { scroll-padding-bottom: calc(${toastRoom} + 72px); }
    body:has([${TAB_BAR}]) { padding-bottom: calc(${toastRoom} + 57px + env(safe-area-inset-bottom)); }
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: default; }
  [${WAITING}] {
    cursor: progress;
    background-image: repeating-linear-gradient(
      -55deg,
      transparent 0 14px,
      color-mix(in srgb, currentColor 22%, transparent) 14px 28px
    ) !important;
    background-repeat: no-repeat;
    background-size: calc(100% + 34.2px) 100%;
    animation: waiting 600ms linear infinite;
  }
  @keyframes waiting { from { background-position-x: -34.2px; } to { background-position-x: 0; } }
  img, svg, video { display: block; max-width: 100%; }
  a { color: inherit; }
  table { border-collapse: collapse; }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  [tabindex='-1']:focus-visible { outline: none; }
  body:has([data-scrim]) { pointer-events: auto !important; }
  ::selection { background: ${theme.color.accent}; color: ${theme.color.onAccent}; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    @page { margin: 18mm 16mm; }
    :root { --page: #fff; --surface: #fff; --shadow: none; }
    [data-print='hide'] { display: none !important; }
    body:has([role='dialog']) > #root { display: none; }
    h1, h2, h3 { break-after: avoid; }
    p, li, tr { break-inside: avoid; }
    html { font-size: 11pt; }
  }
`
