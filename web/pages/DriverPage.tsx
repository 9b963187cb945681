import { MessageSquare, Truck, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { UnreadBadge } from '../features/messages/UnreadBadge.js'
import { DriverJobDialog } from '../features/visits/driver/DriverJobDialog.js'
import { DriverMessages } from '../features/visits/driver/DriverMessages.js'
import { DriverToday } from '../features/visits/today/DriverToday.js'
import { serverNow } from '../serverClock.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { Page } from '../ui/layout/Page.js'
import { useAddressed } from '../ui/navigation/useAddressed.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { useNow } from '../ui/text/useNow.js'

const AccountDialog = lazyPart(() => import('./account/AccountDialog.js'), 'AccountDialog')

const unread = ({ unreadMessages }: { unreadMessages: number }) => <UnreadBadge count={unreadMessages} />

const TODAY = 'today'
const tabs = [
  {
    value: TODAY,
    label: 'Today',
    icon: <Truck aria-hidden="true" />,
    content: <DriverToday unread={unread} />,
  },
  {
    value: 'messages',
    label: 'Messages',
    icon: <MessageSquare aria-hidden="true" />,
    content: <DriverMessages unread={unread} />,
  },
]

/** A driver's whole app: Today, Messages, and Account. Whatever else a vendor's address names leads to Today. */
export const DriverPage = () => {
  const [params, setParams] = useSearchParams()
  const view = useAddressed('view')
  const { user } = useAuth()
  const now = useNow() ?? serverNow()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? TODAY
  const choose = (value: string) =>
    setParams(value === TODAY ? {} : { tab: value }, { replace: true, preventScrollReset: true })
  return (
    <>
      <Page
        title="Your Visits"
        subtitle={user?.business?.name ?? 'Where to go, and whom to meet'}
        compact
        actions={
          <ButtonLink size="s" icon={<UserRound aria-hidden="true" />} {...view.linkTo('account')}>
            <span>My Account</span>
          </ButtonLink>
        }
      >
        <Tabs label="Your visits" tabs={tabs} value={tab} onChange={choose} bar />
      </Page>
      <DriverJobDialog now={now} />
      <Suspense>
        {view.value === 'account' && (
          <AccountDialog description="How we reach you, and how you sign in." onClose={view.close} />
        )}
      </Suspense>
    </>
  )
}
