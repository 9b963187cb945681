import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink, type To } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { theme } from '../theme.js'
import { chosen, variants } from '../variants.js'

/** A to-do list; each entry is a `TaskLink` to the page for it. */
export const TaskList = styled.ul`
  display: grid;
  margin: 0 -${theme.space.xs};

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`

const rowStyle = css`
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

const Row = styled(RouterLink)`
  ${rowStyle}
`

const ButtonRow = styled.button`
  ${rowStyle}
  width: 100%;
  border: 0;
  background: none;
  text-align: start;
`

/** On a phone the button stands below its text. */
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
  /** True once it is ticked off; the link still works. */
  done?: boolean
  /** A button that does the task right here. */
  action?: ReactNode
}

/** One task; the whole entry links to the page for it. */
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

type TaskButtonProps = Pick<TaskLinkProps, 'icon' | 'title' | 'detail'> & { onClick: () => void }

/** One choice of a list; the whole entry is a button. */
export const TaskButton = ({ icon, title, detail, onClick }: TaskButtonProps) => (
  <li>
    <ButtonRow type="button" onClick={onClick}>
      {icon}
      <Words $done={false}>
        <b>{title}</b>
        {detail !== undefined && <small>{detail}</small>}
      </Words>
      <ChevronRight aria-hidden="true" />
    </ButtonRow>
  </li>
)
