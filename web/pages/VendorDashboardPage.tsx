import { LifeBuoy, UserRound } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { Agenda, SetupReminder } from '../features/agenda/Agenda.js'
import { BidActions } from '../features/bids/vendor/BidActions.js'
import type { BiddableJob } from '../features/bids/vendor/BiddableJob.js'
import { BiddingProvider } from '../features/bids/vendor/BiddingProvider.js'
import { AvailableJobs } from '../features/jobs/vendor/AvailableJobs.js'
import { VendorJobDialog } from '../features/jobs/vendor/VendorJobDialog.js'
import { VendorJobs } from '../features/jobs/vendor/VendorJobs.js'
import { UnreadBadge } from '../features/messages/UnreadBadge.js'
import { VendorStatCards } from '../features/vendors/VendorStatCards.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { Grid } from '../ui/layout/Grid.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { SeenInPlace } from '../ui/layout/VisibleWhen.js'
import { useAddressed } from '../ui/navigation/useAddressed.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { LoadingBlocks } from '../ui/states/PageSkeleton.js'

// The functions must be the same on every render: see JobItem.
const bid = (job: BiddableJob) => <BidActions job={job} />
const unread = ({ unreadMessages }: { unreadMessages: number }) => <UnreadBadge count={unreadMessages} />

const VendorOverview = () => (
  <Stack gap="xl">
    <Agenda>
      <Stack gap="xl">
        <VendorStatCards />
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
      <VendorStatCards />
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
const AccountDialog = lazyPart(() => import('./account/AccountDialog.js'), 'AccountDialog')

const OVERVIEW = 'overview'

const tabs = [
  { value: OVERVIEW, label: 'Overview', content: <VendorOverview /> },
  { value: 'today', label: 'Today', content: <TodayTab unread={unread} /> },
  {
    value: 'services',
    label: 'Services',
    content: (
      <BusinessPart>
        <ServicesTab />
      </BusinessPart>
    ),
  },
  {
    value: 'areas',
    label: 'Service Areas',
    content: (
      <BusinessPart>
        <ServiceAreasTab />
      </BusinessPart>
    ),
  },
  {
    value: 'inventory',
    label: 'Inventory',
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
    content: (
      <BusinessPart>
        <DocumentsTab />
      </BusinessPart>
    ),
  },
]

export const VendorDashboardPage = () => {
  const [params, setParams] = useSearchParams()
  const view = useAddressed('view')
  const statement = useAddressed('statement')
  const named = params.get('tab')
  const tab = tabs.find(({ value }) => value === named)?.value ?? OVERVIEW

  const choose = (value: string) =>
    setParams(
      current => {
        if (value === OVERVIEW) current.delete('tab')
        else current.set('tab', value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <BiddingProvider>
      <Page
        title="Vendor Dashboard"
        subtitle="Manage your services, jobs, and business settings"
        actions={
          <>
            <ButtonLink size="s" icon={<LifeBuoy aria-hidden="true" />} {...view.linkTo('support')}>
              Support
            </ButtonLink>
            <ButtonLink size="s" icon={<UserRound aria-hidden="true" />} {...view.linkTo('account')}>
              My Account
            </ButtonLink>
          </>
        }
      >
        <Tabs label="Vendor dashboard" tabs={tabs} value={tab} onChange={choose} />
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
        {view.value === 'earnings' && <EarningsDialog onClose={view.close} />}
        {statement.value !== null && <StatementDialog id={statement.value} onClose={statement.close} />}
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
