import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Container } from '../layout/Container.js'
import { LoadingBlocks, PageSkeleton } from '../states/PageSkeleton.js'
import { media, TAB_BAR, theme, toastRoom } from '../theme.js'
import { chosen, variants } from '../variants.js'

const Root = styled.div.attrs<{ $ofPages: boolean }>(({ $ofPages }) => ({
  className: chosen($ofPages && 'pages'),
}))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  /* A page has its own space above. */
  ${variants({ pages: 'gap: 0;' })}
`

const List = styled.div`
  display: flex;
  gap: ${theme.space.xxs};
  margin-inline: -${theme.space.m};
  padding-inline: ${theme.space.m};
  overflow-x: auto;
  border-bottom: 1px solid ${theme.color.line};
  scrollbar-width: none;

  @media ${media.tabBar} {
    &[${TAB_BAR}] {
      position: fixed;
      right: 0;
      bottom: ${toastRoom};
      left: 0;
      z-index: ${theme.layer.bar};
      gap: 0;
      margin: 0;
      padding: 0 0 env(safe-area-inset-bottom);
      border-top: 1px solid ${theme.color.line};
      border-bottom: 0;
      background: ${theme.color.raised};
    }
  }
`

const Trigger = styled.button`
  flex: none;
  min-height: ${theme.touch};
  padding: 0 ${theme.space.s};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${theme.color.muted};
  font-weight: ${theme.weight.strong};
  white-space: nowrap;

  &:hover {
    color: ${theme.color.ink};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }

  @media ${media.forced} {
    border-bottom-color: Canvas;

    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  > svg {
    display: none;
  }

  @media ${media.tabBar} {
    [${TAB_BAR}] > & {
      display: grid;
      flex: 1 0 auto;
      align-content: center;
      justify-items: center;
      gap: ${theme.space.hair};
      min-width: ${theme.touch};
      min-height: 56px;
      padding: 0 3px 3px;
      border-top: 3px solid transparent;
      border-bottom: 0;
      font: ${theme.weight.strong} ${theme.fontSize.xs}/${theme.leading.tight} ${theme.font.heading};

      > svg {
        display: block;
        width: 22px;
        height: 22px;
      }
    }

    [${TAB_BAR}] > &[aria-selected='true'] {
      border-top-color: ${theme.color.accent};
      color: ${theme.color.accentText};
    }
  }

  @media ${media.tabBar} and ${media.forced} {
    [${TAB_BAR}] > & {
      border-top-color: Canvas;
    }

    [${TAB_BAR}] > &[aria-selected='true'] {
      border-top-color: Highlight;
    }
  }
`

const Panel = styled.div`
  min-width: 0;

  &:focus-visible {
    outline-offset: 6px;
  }
`

type Tab = { value: string; label: ReactNode; content: ReactNode; icon?: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  defaultValue?: string
  /** Pass both: the caller controls which tab is open (in the URL, for example). */
  value?: string
  onChange?: (value: string) => void
  /** Each tab holds a whole Page, which has its own margins. */
  ofPages?: boolean
  /** On a phone, they are a bar at the bottom of the screen, with icons. */
  bar?: boolean
}

/** The next tab for each key. */
const moves = new Map<string, (at: number, last: number) => number>([
  ['ArrowRight', (at, last) => (at === last ? 0 : at + 1)],
  ['ArrowLeft', (at, last) => (at === 0 ? last : at - 1)],
  ['Home', () => 0],
  ['End', (_, last) => last],
])

/**
 * The tabs pattern of WAI-ARIA; the arrow keys open the tabs they reach. Not Radix's: each of its tabs registers
 * itself once it is rendered, which renders the page a second time before the browser may paint it.
 */
export const Tabs = ({
  label,
  tabs,
  defaultValue = tabs[0]?.value ?? '',
  value,
  onChange,
  ofPages = false,
  bar = false,
}: TabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const open = value ?? own
  // On a phone the row is wider than the screen, and the open tab may be beyond its edge. The first tab needs no
  // scrolling at first, and measuring its position would make the browser lay out the page again.
  const isAtStart = useRef(open === tabs[0]?.value)
  useEffect(() => {
    if (isAtStart.current) {
      isAtStart.current = false
      return
    }
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - 16
  }, [value])
  const choose = (next: string) => next !== open && (onChange ?? setOwn)(next)
  const followKey = (event: KeyboardEvent) => {
    const move = moves.get(event.key)
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const at = move(
      tabs.findIndex(tab => tab.value === open),
      tabs.length - 1,
    )
    if (tabs[at]) choose(tabs[at].value)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }
  const list = (
    <List
      role="tablist"
      aria-label={label}
      data-print="hide"
      ref={row}
      onKeyDown={followKey}
      {...(bar && { [TAB_BAR]: '' })}
    >
      {tabs.map(tab => (
        <Trigger
          key={tab.value}
          type="button"
          role="tab"
          tabIndex={tab.value === open ? 0 : -1}
          aria-selected={tab.value === open}
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel-${tab.value}`}
          onClick={() => choose(tab.value)}
        >
          {tab.icon}
          {tab.label}
        </Trigger>
      ))}
    </List>
  )
  return (
    <Root $ofPages={ofPages}>
      {ofPages ? <Container>{list}</Container> : list}
      {tabs.map(tab => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== open}
        >
          {tab.value === open && (
            <Suspense fallback={ofPages ? <PageSkeleton /> : <LoadingBlocks />}>{tab.content}</Suspense>
          )}
        </Panel>
      ))}
    </Root>
  )
}
