import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { announceUser } from '../../features/accounts/announceUser.js'
import type { UserType } from '../../generated/schema.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { startLive } from './startLive.js'
import { useNews } from './useNews.js'

type LiveUpdatesProps = { id: string; businessId: string; userType: UserType }

/**
 * Keeps every screen up to date while mounted. It shows nothing, and announces news outside of the page, which an
 * open dialog hides from screen readers.
 */
export const LiveUpdates = ({ id, businessId, userType }: LiveUpdatesProps) => {
  const client = useApolloClient()
  const { words, number, onNews } = useNews(client)

  useEffect(
    () => startLive({ client, viewer: { id, businessId, userType }, onNews, onViewer: announceUser }),
    [client, id, businessId, userType, onNews],
  )

  return createPortal(
    <VisuallyHidden aria-live="polite">
      {/* The same words again are news again. */}
      <span key={number}>{words}</span>
    </VisuallyHidden>,
    document.body,
  )
}
