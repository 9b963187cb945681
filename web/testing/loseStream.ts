import { act, waitFor } from '@testing-library/react'
import { liveState } from '../apollo/live/liveState.js'

/** Puts the page into the state of a long time without the change stream. */
export const loseStream = async () => {
  await waitFor(() => expect(liveState.read()).toBe('open'))
  await act(async () => liveState.set('behind'))
}
