import type { PersonRole } from '@rules/people/roles.js'
import {
  Columns3,
  Container,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  MapPin,
  Truck,
  UserRound,
} from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { useRole } from '../features/accounts/useRole.js'
import { Agenda, SetupReminder } from '../features/agenda/Agenda.js'
import { BidActions } from '../features/bids/vendor/BidActions.js'
import type { BiddableJob } from '../features/bids/vendor/BiddableJob.js'
import { BiddingProvider } from '../features/bids/vendor/BiddingProvider.js'
import { useBoardLink } from '../features/board/useBoardLink.js'
import { AvailableJobs } from '../features/jobs/vendor/AvailableJobs.js'
import { VendorJobDialog } from '../features/jobs/vendor/VendorJobDialog.js'
import { VendorJobs } from '../features/jobs/vendor/VendorJobs.js'
import { UnreadBadge } from '../features/messages/UnreadBadge.js'
import { VendorStatCards } from '../features/vendors/VendorStatCards.js'
import { FirstTab } from '../features/visits/today/FirstTab.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { Grid } from '../ui/layout/Grid.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { useMedia } from '../ui/layout/useMedia.js'
import { SeenInPlace } from '../ui/layout/VisibleWhen.js'
import { useAddressed } from '../ui/navigation/useAddressed.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { LoadingBlocks, PageSkeleton } from '../ui/states/PageSkeleton.js'
import { media } from '../ui/theme.js'

// The functions must be the same on every render: see JobItem.
const bid = (job: BiddableJob) => <BidActions job={job} />
const unread = ({ unreadMessages }: { unreadMessages: number }) => <UnreadBadge count={unreadMessages} />

/** The figures tell what the business earned. */
const OwnersFigures = () => useRole() !== 'dispatcher' && <VendorStatCards />

const VendorOverview = () => (
  <Stack gap="xl">
    <Agenda>
      <Stack gap="xl">
        <OwnersFigures />
        <Grid min="26rem" gap="xl">
          <AvailableJobs bid={bid} />
          <VendorJobs unread={unread} />
        </Grid>
      </Stack>
    </Agenda>
  </Stack>
)

/**
 * A part of the business below the figures, which have a fixed height while they load. A link to it, as in the
 * checklist, moves the focus to it and so scrolls it into view; a pressed tab keeps the focus.
 */
const BusinessPart = ({ children }: { children: ReactNode }) => {
  const part = useRef<HTMLDivElement>(null)
  const isLinked = useNavigationType() === 'PUSH'
  const wasLinked = useRef(isLinked)
  useEffect(() => {
    if (wasLinked.current) part.current?.focus()
  }, [])
  return (
    <Stack gap="xl">
      <OwnersFigures />
      <SeenInPlace gap="xl" ref={part} tabIndex={-1}>
        <Suspense fallback={<LoadingBlocks />}>{children}</Suspense>
        <SetupReminder />
      </SeenInPlace>
    </Stack>
  )
}

// Loaded only when used, since the overview needs none of them: tabs show a placeholder, and dialogs open once
// loaded.
const TodayTab = lazyPart(() => import('../features/visits/today/TodayTab.js'), 'TodayTab')
const ServicesTab = lazyPart(() => import('../features/vendors/services/ServicesTab.js'), 'ServicesTab')
const ServiceAreasTab = lazyPart(
  () => import('../features/vendors/services/ServiceAreasTab.js'),
  'ServiceAreasTab',
)
const InventoryTab = lazyPart(() => import('../features/vendors/services/InventoryTab.js'), 'InventoryTab')
const InstantBids = lazyPart(() => import('../features/offers/InstantBids.js'), 'InstantBids')
const DocumentsTab = lazyPart(() => import('../features/vendors/documents/DocumentsTab.js'), 'DocumentsTab')
const MessageThread = lazyPart(() => import('../features/messages/MessageThread.js'), 'MessageThread')
const Questions = lazyPart(() => import('../features/questions/Questions.js'), 'Questions')
const EarningsDialog = lazyPart(() => import('./vendor/EarningsDialog.js'), 'EarningsDialog')
const StatementDialog = lazyPart(() => import('../features/statements/StatementDialog.js'), 'StatementDialog')
const SupportDialog = lazyPart(() => import('../features/support/SupportDialog.js'), 'SupportDialog')
const BoardPage = lazyPart(() => import('./vendor/BoardPage.js'), 'BoardPage')
const AccountDialog = lazyPart(() => import('./account/AccountDialog.js'), 'AccountDialog')

const overview = (onKnown?: (hasVisit: boolean) => void) => (
  <>
    {onKnown && <FirstTab onKnown={onKnown} />}
    <div hidden={onKnown !== undefined}>
      <VendorOverview />
    </div>
  </>
)

const OVERVIEW = 'overview'
const TODAY = 'today'

const tabs = [
  {
    value: OVERVIEW,
    label: 'Overview',
    icon: <LayoutDashboard aria-hidden="true" />,
    content: overview(),
  },
  {
    value: TODAY,
    label: 'Today',
    icon: <Truck aria-hidden="true" />,
    content: <TodayTab unread={unread} />,
  },
  {
    value: 'services',
    label: 'Services',
    icon: <ListChecks aria-hidden="true" />,
    content: (
      <BusinessPart>
        <ServicesTab />
      </BusinessPart>
    ),
  },
  {
    value: 'areas',
    label: 'Service Areas',
    icon: <MapPin aria-hidden="true" />,
    content: (
      <BusinessPart>
        <ServiceAreasTab />
      </BusinessPart>
    ),
  },
  {
    value: 'inventory',
    label: 'Inventory',
    icon: <Container aria-hidden="true" />,
    content: (
      <BusinessPart>
        <InventoryTab />
        {/* Of its own, or the sizes would start over once it is loaded. */}
        <Suspense fallback={<LoadingBlocks />}>
          <InstantBids />
        </Suspense>
      </BusinessPart>
    ),
  },
  {
    value: 'documents',
    label: 'Documents',
    icon: <FileText aria-hidden="true" />,
    content: (
      <BusinessPart>
        <DocumentsTab />
      </BusinessPart>
    ),
  },
]

/** What the business is and does is its owners' to say. */
const OWNERS = ['services', 'areas', 'documents']

const tabsOf = (role: PersonRole | null) =>
  role === 'dispatcher' ? tabs.filter(({ value }) => !OWNERS.includes(value)) : tabs

/**
 * On a phone, the first tab is known only once it is known whether there is a visit today. The overview asks for its data
 * at the same time, hidden.
 */
const undecided = (shown: typeof tabs, onKnown: (hasVisit: boolean) => void) =>
  shown.map(tab => (tab.value === OVERVIEW ? { ...tab, content: overview(onKnown) } : tab))

export const VendorDashboardPage = () => {
  const [params, setParams] = useSearchParams()
  const view = useAddressed('view')
  const statement = useAddressed('statement')
  const isPhone = useMedia(media.phone)
  const board = useBoardLink()
  const role = useRole()
  const shown = tabsOf(role)
  // The parameters of an address, such as the filters, are mostly those of the overview.
  const [first, setFirst] = useState(isPhone && params.size === 0 ? null : OVERVIEW)
  const named = params.get('tab')
  const tab = shown.find(({ value }) => value === named)?.value ?? first

  const choose = (value: string) =>
    setParams(
      current => {
        if (value === first) current.delete('tab')
        else current.set('tab', value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  if (params.has('board'))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <BoardPage />
      </Suspense>
    )
  return (
    <BiddingProvider>
      <Page
        title="Vendor Dashboard"
        subtitle="Manage your services, jobs, and business settings"
        compact
        actions={
          <>
            {board && (
              <ButtonLink size="s" icon={<Columns3 aria-hidden="true" />} to={board}>
                <span>Board</span>
              </ButtonLink>
            )}
            <ButtonLink size="s" icon={<LifeBuoy aria-hidden="true" />} {...view.linkTo('support')}>
              <span>Support</span>
            </ButtonLink>
            <ButtonLink size="s" icon={<UserRound aria-hidden="true" />} {...view.linkTo('account')}>
              <span>My Account</span>
            </ButtonLink>
          </>
        }
      >
        <Tabs
          label="Vendor dashboard"
          tabs={tab ? shown : undecided(shown, hasVisit => setFirst(hasVisit ? TODAY : OVERVIEW))}
          value={tab ?? OVERVIEW}
          onChange={choose}
          bar
        />
      </Page>
      <VendorJobDialog
        bid={bid}
        questions={job => (
          <Suspense fallback={<LoadingBlocks label="Loading the questions" />}>
            <Questions
              jobId={job.id}
              canAsk={job.viewerCanAsk}
              empty="No questions have been answered yet."
            />
          </Suspense>
        )}
        messages={job => (
          <Suspense fallback={<LoadingBlocks label="Loading the messages" />}>
            <MessageThread job={job} with={job.firstName ?? 'the customer'} />
          </Suspense>
        )}
      />
      <Suspense>
        {role !== 'dispatcher' && view.value === 'earnings' && <EarningsDialog onClose={view.close} />}
        {role !== 'dispatcher' && statement.value !== null && (
          <StatementDialog id={statement.value} onClose={statement.close} />
        )}
        {view.value === 'support' && <SupportDialog onClose={view.close} />}
        {view.value === 'account' && (
          <AccountDialog
            description="How customers and our support team reach you, and how you sign in."
            onClose={view.close}
          />
        )}
      </Suspense>
    </BiddingProvider>
  )
}
