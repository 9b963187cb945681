import { Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { IconButton } from '../actions/IconButton.js'
import { Mark } from '../drawings/Mark.js'
import { media, theme } from '../theme.js'
import { chosen, variants } from '../variants.js'

const Bar = styled.header`
  position: relative;
  z-index: ${theme.layer.bar};
  background: ${theme.color.bar};
  color: ${theme.color.onBar};

  &::after {
    content: '';
    display: block;
    height: 5px;
    background: repeating-linear-gradient(
      -55deg,
      ${theme.color.barAccent} 0 14px,
      ${theme.color.bar} 14px 28px
    );
  }

  @media print {
    display: none;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.m};
  max-width: calc(${theme.width.page} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding-inline: ${theme.space.m};

  /* One line: a name as long as the bar is cut short, the entries and the way out are not. */
  @media ${media.wide} {
    flex-wrap: nowrap;
  }
`

// It makes the bar 64 px high, whether or not the menu is open below. A narrow bar shows a notice instead of the
// name.
const Brand = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 64px;
  margin-right: auto;
  font-family: ${theme.font.heading};
  letter-spacing: 0.01em;
  line-height: 1;
  font-size: ${theme.fontSize.xxl};
  font-weight: ${theme.weight.heading};
  text-decoration: none;
  color: inherit;

  @media (max-width: 479.98px) {
    &:has(+ :not(:empty)) {
      gap: 0;
      font-size: 0;
    }
  }
`

/** Next to the brand at any width, in up to two lines, because it must not move anything below the bar. */
const Notice = styled.div`
  flex: 1 1 0;
  min-width: min-content;
  font-size: ${theme.fontSize.xs};
  line-height: ${theme.leading.tight};
  color: ${theme.color.barAccent};
`

const BellPlace = styled.div`
  width: ${theme.touch};

  @media ${media.wide} {
    position: relative;
  }
`

const Toggle = styled.div`
  @media ${media.wide} {
    display: none;
  }
`

const Entries = styled.div.attrs<{ $open: boolean }>(({ $open }) => ({ className: chosen($open && 'open') }))`
  display: flex;
  align-items: center;
  gap: ${theme.space.xl};
  min-width: 0;

  nav {
    flex: none;
  }

  nav ul {
    display: flex;
    gap: ${theme.space.l};
  }

  @media (max-width: 959.98px) {
    display: none;
    width: 100%;
    gap: ${theme.space.m};
    padding-bottom: ${theme.space.m};

    ${variants({ open: 'display: grid;' })}

    nav ul {
      display: grid;
      gap: 0;
    }
  }
`

const entryBox = `
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: ${theme.weight.strong};
`

const Entry = styled(NavLink)`
  ${entryBox}
  border-bottom: 3px solid transparent;
  border-top: 3px solid transparent;
  color: ${theme.color.onBar};
  text-decoration: none;

  &:hover {
    border-bottom-color: ${theme.color.onBarMuted};
  }

  &.active {
    border-bottom-color: ${theme.color.barAccent};
  }

  @media ${media.forced} {
    border-color: Canvas;

    &.active {
      border-bottom-color: Highlight;
    }
  }
`

const PlainEntry = styled.span`
  ${entryBox}
  color: ${theme.color.onBarMuted};
`

const Session = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};

  @media ${media.wide} {
    flex-wrap: nowrap;

    > :last-child {
      flex: none;
    }
  }

  @media (max-width: 959.98px) {
    justify-content: space-between;
    padding-top: ${theme.space.m};
    border-top: 1px solid color-mix(in srgb, ${theme.color.onBar} 25%, transparent);
  }
`

export type BarEntry = { label: string; to?: string }

type SiteBarProps = {
  homePath: string
  entries: readonly BarEntry[]
  /** The signed-in user and the button to sign in or out. */
  session: ReactNode
  /** A few words that concern every page; read aloud when they appear. */
  notice?: ReactNode
  /** Stays beside the menu button at any width and reserves its space while it loads. */
  bell?: ReactNode
  isOpen: boolean
  onToggle: () => void
}

/** The bar at the top of every page. Below 960 px its entries are in a menu that opens under it. */
export const SiteBar = ({ homePath, entries, session, notice, bell, isOpen, onToggle }: SiteBarProps) => {
  const id = useId()
  return (
    <Bar>
      <Row>
        <Brand to={homePath}>
          <Mark />
          Haulbid
        </Brand>
        <Notice role="status">{notice}</Notice>
        {bell && <BellPlace>{bell}</BellPlace>}
        <Toggle>
          <IconButton
            label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls={id}
            icon={isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
            onClick={onToggle}
          />
        </Toggle>
        <Entries id={id} $open={isOpen}>
          <nav aria-label="Main">
            <ul>
              {entries.map(({ label, to }) => (
                <li key={label}>
                  {to === undefined ? (
                    <PlainEntry>{label}</PlainEntry>
                  ) : (
                    <Entry to={to} end>
                      {label}
                    </Entry>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <Session>{session}</Session>
        </Entries>
      </Row>
    </Bar>
  )
}
