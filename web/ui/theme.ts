/**
 * Tokens, named by purpose. Every color is a CSS variable, so light, dark and print share one style sheet (GlobalStyle)
 * and no component needs to know which one is active.
 */
const palettes = {
  light: {
    page: '#f6f2ea',
    surface: '#fffdf8',
    raised: '#ffffff',
    sunken: '#ece6d9',
    ink: '#1e1b16',
    muted: '#5d564a',
    line: '#ddd5c5',
    lineStrong: '#857c6c',
    accent: '#c74600',
    accentHover: '#a93b00',
    accentEdge: '#8a3000',
    onAccent: '#ffffff',
    accentText: '#a83a00',
    accentSoft: '#fbe6d6',
    bar: '#1e1b16',
    onBar: '#f6f2ea',
    onBarMuted: '#c9c0b0',
    barAccent: '#ff8a3d',
    success: '#1c6436',
    successSoft: '#d9efdd',
    warning: '#6b4a00',
    warningSoft: '#ffe9a6',
    danger: '#ad231b',
    dangerHover: '#8d1a13',
    onDanger: '#ffffff',
    dangerSoft: '#fbe0dc',
    info: '#1b4f8f',
    infoSoft: '#dce9f9',
    neutralSoft: '#e9e2d4',
    focus: '#1b4f8f',
    star: '#b86e00',
    drawDark: '#2e2a23',
    drawMid: '#8d8271',
    drawLight: '#d3c8b4',
    drawPale: '#ebe3d3',
    drawGlass: '#bfd6e4',
    drawSkin: '#9c6539',
    scrim: 'rgba(30, 27, 22, 0.55)',
    shadow: '0 1px 2px rgba(60, 45, 20, 0.08)',
    shadowRaised: '0 12px 40px rgba(40, 30, 10, 0.22)',
  },
  dark: {
    page: '#171512',
    surface: '#211e19',
    raised: '#2a2620',
    sunken: '#100f0c',
    ink: '#f2ece0',
    muted: '#b9b0a0',
    line: '#3a352c',
    lineStrong: '#8b8272',
    accent: '#ff8a3d',
    accentHover: '#ffa263',
    accentEdge: '#c9601a',
    onAccent: '#1f1206',
    accentText: '#ff9d5c',
    accentSoft: '#3d2615',
    bar: '#0e0d0b',
    onBar: '#f2ece0',
    onBarMuted: '#b9b0a0',
    barAccent: '#ff8a3d',
    success: '#8fd6a4',
    successSoft: '#173524',
    warning: '#f4cf6b',
    warningSoft: '#3b2f0d',
    danger: '#ff9b90',
    dangerHover: '#ffb5ad',
    onDanger: '#2a0806',
    dangerSoft: '#431b17',
    info: '#9cc6f7',
    infoSoft: '#182f4b',
    neutralSoft: '#332e26',
    focus: '#9cc6f7',
    star: '#f4b740',
    drawDark: '#5b5447',
    drawMid: '#8d8271',
    drawLight: '#443d32',
    drawPale: '#29251f',
    drawGlass: '#9fb9ca',
    drawSkin: '#b67f50',
    scrim: 'rgba(0, 0, 0, 0.68)',
    shadow: '0 1px 2px rgba(0, 0, 0, 0.4)',
    shadowRaised: '0 16px 48px rgba(0, 0, 0, 0.6)',
  },
} as const

const declared = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')

/** The palettes as CSS variables. */
export const variables = { light: declared(palettes.light), dark: declared(palettes.dark) }

type Color = keyof typeof palettes.light

const color = Object.fromEntries(Object.keys(palettes.light).map(name => [name, `var(--${name})`])) as Record<
  Color,
  string
>

/** A 4 px grid; `hair` is for two lines that belong together. */
const space = {
  none: '0',
  hair: '2px',
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '24px',
  xl: '32px',
  xxl: '48px',
  xxxl: '72px',
} as const

export type Space = keyof typeof space

const fontSize = {
  xs: '0.8125rem',
  s: '0.9375rem',
  m: '1rem',
  l: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  xxxl: '2.25rem',
  hero: 'clamp(2.5rem, 1.75rem + 3.6vw, 4.25rem)',
} as const

export type FontSize = keyof typeof fontSize

/** One step from regular to strong, so that emphasis looks alike everywhere. */
const weight = { text: 400, strong: 600, heading: 700 } as const

/** Line heights: for a title or a button, for short text next to something, for running text. */
const leading = { tight: 1.2, snug: 1.35, text: 1.5 } as const

export const theme = {
  color,
  space,
  fontSize,
  weight,
  leading,
  font: {
    heading:
      "'Barlow Semi Condensed', 'Barlow Fallback', 'Barlow Fallback for Android', 'Barlow Fallback for Linux', 'Arial Narrow', system-ui, sans-serif",
    text: "'Public Sans', 'Public Sans Fallback', 'Public Sans Fallback for Android', 'Public Sans Fallback for Linux', system-ui, sans-serif",
  },
  radius: { s: '4px', m: '6px', l: '10px', round: '999px' },
  /** 120–200 ms, and only to show where something came from. */
  motion: { quick: '120ms ease-out', calm: '180ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
  width: { page: '1120px', text: '68ch', form: '560px' },
  /** The height of the bar at the top of every page. */
  bar: '69px',
  /** The size of a thumb. */
  touch: '44px',
  layer: { bar: 10, dialog: 40, toast: 60, popover: 65, tooltip: 70 },
} as const

/** The height that a toast takes from the bottom of the page: see useToastPlace. */
export const TOAST_ROOM = '--toast-room'
export const toastRoom = `var(${TOAST_ROOM}, 0px)`

/** The height that a toast takes from the scrolling part of an open dialog. */
export const DIALOG_ROOM = '--dialog-room'
export const dialogRoom = `var(${DIALOG_ROOM}, 0px)`

/** Marks a dialog's buttons that stay in view below what scrolls. */
export const DIALOG_ACTIONS = 'data-actions'

/** Marks a bar that stays at the bottom of a phone's screen: see Split. */
export const FOOT_BAR = 'data-foot-bar'

/** Marks tabs that are a bar at the bottom of a phone's screen: see Tabs. */
export const TAB_BAR = 'data-tab-bar'

/** Marks the element pressed last until the answer arrives: see useBusyPress. */
export const WAITING = 'data-waiting'

/** For `@media ${media.wide} { … }`; all styles are mobile first. */
export const media = {
  medium: '(min-width: 640px)',
  wide: '(min-width: 960px)',
  phone: '(max-width: 639.98px)',
  /** A phone held upright, with room for a bar of tabs at the bottom. */
  tabBar: '(max-width: 639.98px) and (min-height: 30.01rem)',
  /**
   * The height of a window at 400 % zoom, or of a phone on its side, where sticky parts would cover the focused
   * element.
   */
  low: '(max-height: 30rem)',
  /** A narrow column beside the content: for `@container ${media.aside} { … }`, see Split. */
  aside: '(max-width: 24rem)',
  /** The system chooses the colors: backgrounds and shadows are gone, and every border shows, even a transparent one. */
  forced: '(forced-colors: active)',
} as const
