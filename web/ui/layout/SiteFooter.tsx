import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Mark } from '../drawings/Mark.js'
import { media, theme } from '../theme.js'

const Band = styled.footer`
  margin-top: auto;
  background: ${theme.color.bar};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.onBar};

  /* The end of a page that is still growing isn't where the user left it (ScrollPlaces). */
  :root[data-growing] &,
  main:has([data-loading]) + & {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`

const Row = styled.div`
  display: grid;
  gap: ${theme.space.l};
  max-width: calc(${theme.width.page} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.m};

  @media ${media.medium} {
    grid-template-columns: 1fr auto;
    align-items: start;
  }
`

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  margin-bottom: ${theme.space.xs};
  font-family: ${theme.font.heading};
  font-size: ${theme.fontSize.xl};
  font-weight: ${theme.weight.heading};
`

const Words = styled.div`
  color: ${theme.color.onBarMuted};
  font-size: ${theme.fontSize.s};

  ${Brand} {
    color: ${theme.color.onBar};
  }

  a {
    color: ${theme.color.onBar};
  }
`

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, auto);
  gap: 0 ${theme.space.xl};
  justify-content: start;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${theme.color.onBar};
    font-size: ${theme.fontSize.s};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  @media (pointer: fine) {
    a {
      min-height: 32px;
    }
  }
`

type FooterLink = { label: string; to: string }

/** Not rendered again when the operator's lines arrive. */
const Sites = memo(({ links }: { links: readonly FooterLink[] }) => (
  <nav aria-label="Footer">
    <Links>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </Links>
  </nav>
))

type SiteFooterProps = { links: readonly FooterLink[]; children: ReactNode }

export const SiteFooter = ({ links, children }: SiteFooterProps) => (
  <Band>
    <Row>
      <Words>
        <Brand>
          <Mark size={34} />
          Haulbid
        </Brand>
        {children}
      </Words>
      <Sites links={links} />
    </Row>
  </Band>
)
