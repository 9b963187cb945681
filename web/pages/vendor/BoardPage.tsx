import { LayoutDashboard } from 'lucide-react'
import { BoardDay } from '../../features/board/day/BoardDay.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Page } from '../../ui/layout/Page.js'

/** Owners and dispatchers plan who makes which visit. */
export const BoardPage = () => (
  <Page
    title="Board"
    subtitle="Who makes which visit, and in which order"
    compact
    actions={
      <ButtonLink size="s" icon={<LayoutDashboard aria-hidden="true" />} to={{ search: '' }}>
        <span>Dashboard</span>
      </ButtonLink>
    }
  >
    <BoardDay />
  </Page>
)
