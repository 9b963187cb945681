import { Suspense, useRef, useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { BellButton } from '../../ui/actions/BellButton.js'
import { Popover } from '../../ui/overlays/Popover.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { ShellDocument } from '../accounts/generated/accounts.js'
import { NoticesLoading } from './NoticesLoading.js'

const NoticeList = lazyPart(() => import('./NoticeList.js'), 'NoticeList')

/** The screen reader's announcement when the number of unread notices grows. */
const useNewWords = (count: number | undefined) => {
  const known = useRef(count)
  const words = useRef('')
  if (count !== undefined && count !== known.current) {
    if (known.current !== undefined)
      words.current = count > known.current ? `${count > 99 ? '99+' : count} unread notifications` : ''
    known.current = count
  }
  return words.current
}

/** Shows the number of unread notices on every page, and opens the list of all notices. */
export const Bell = () => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = useQuery(ShellDocument).data?.me?.unreadNotices
  const close = (isLeft: boolean) => {
    setOpen(false)
    if (!isLeft) button.current?.focus()
  }
  return (
    <>
      <BellButton
        ref={button}
        count={count ?? 0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Popover label="Notifications" onClose={close}>
          <Suspense fallback={<NoticesLoading />}>
            <NoticeList unread={count ?? 0} onLeave={() => setOpen(false)} />
          </Suspense>
        </Popover>
      )}
      <VisuallyHidden role="status">{useNewWords(count)}</VisuallyHidden>
    </>
  )
}
