import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink, type To } from 'react-router-dom'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { theme } from '../theme.js'
import { chosen, variants } from '../variants.js'

/** What is to be done, each entry a `TaskLink` to its place. */
export const TaskList = styled.ul`
  display: grid;
  margin: 0 -${theme.space.xs};

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`

const Row = styled(RouterLink)`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) 18px;
  gap: ${theme.space.s};
  align-items: center;
  min-height: ${theme.touch};
  padding: ${theme.space.s} ${theme.space.xs};
  border-radius: ${theme.radius.s};
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover {
    background: ${theme.color.sunken};
  }

  > svg {
    width: 18px;
    height: 18px;
    color: ${theme.color.muted};
  }
`

/** On a phone the button stands below its words. */
const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  align-items: center;

  > a {
    flex: 1 1 14rem;
  }

  > button {
    margin: 0 ${theme.space.xs} ${theme.space.xs} auto;
  }
`

const Words = styled.span.attrs<{ $done: boolean }>(({ $done }) => ({ className: chosen($done && 'done') }))`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: ${theme.weight.strong};
  }

  ${variants({ done: `b { color: ${theme.color.muted}; font-weight: ${theme.weight.text}; }` })}

  small {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.s};
  }
`

const Done = styled(Check)`
  && {
    color: ${theme.color.success};
  }
`

type TaskLinkProps = {
  to: To
  state?: unknown
  icon: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** Ticked off, and still a way to its place. */
  done?: boolean
  /** A button for what can be done right here. */
  action?: ReactNode
}

/** One thing to do; all of it leads to where it is done. */
export const TaskLink = ({ to, state, icon, title, detail, done = false, action }: TaskLinkProps) => (
  <Entry>
    <Row to={to} state={state} preventScrollReset>
      {done ? <Done aria-hidden="true" /> : icon}
      <Words $done={done}>
        <b>
          {done && <VisuallyHidden>Done: </VisuallyHidden>}
          {title}
        </b>
        {detail !== undefined && <small>{detail}</small>}
      </Words>
      <ChevronRight aria-hidden="true" />
    </Row>
    {action}
  </Entry>
)
