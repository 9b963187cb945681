import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../../testing/makers/connection.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'
import type { FailedTask_TaskFragment } from './generated/tasks.js'

type FailedTask = FailedTask_TaskFragment & { __typename: 'FailedTask' }

/** An email that the mail server rejected permanently. */
const makeFailedTask = (number: number, some: Partial<FailedTask> = {}): FailedTask => ({
  __typename: 'FailedTask',
  id: String(number),
  task: 'noticeMail',
  subjectId: `bd${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
  attempts: 1,
  error: '550 No such mailbox',
  createdAt: '2026-11-20T09:00:00.000Z',
  failedAt: '2026-11-20T09:00:05.000Z',
  nextTryAt: null,
  ...some,
})

const refused = makeFailedTask(1)
const waiting = makeFailedTask(2, {
  task: 'removeExpired',
  subjectId: null,
  attempts: 3,
  error: 'canceling statement due to statement timeout',
  nextTryAt: '2026-11-20T15:15:00.000Z',
})

const open = (network: Network = {}, path = '/?tab=settings') =>
  renderApp(path, {
    user: admin,
    network: { ...adminNetwork, AuditEvents: { auditEvents: pagesOf('AuditEvent', [], 10) }, ...network },
  })

/** A server that keeps the failed tasks in memory. */
const keeping = (...tasks: Array<typeof refused>) => {
  const kept = new Map(tasks.map(task => [task.id, task]))
  const leave = ({ id }: { id: string }) => {
    kept.delete(id)
    return { __typename: 'FailedTask', id }
  }
  return {
    FailedTasks: () => ({ failedTasks: [...kept.values()] }),
    RetryTask: (variables: { id: string }) => ({ retryTask: leave(variables) }),
    RemoveTask: (variables: { id: string }) => ({ removeTask: leave(variables) }),
  }
}

const table = () => screen.findByRole('table', { name: 'Failed tasks' })
const rowOf = async (name: RegExp) => within(await table()).getByRole('row', { name })

test('describes failed tasks, what went wrong, and whether they are retried', async () => {
  open(keeping(refused, waiting))
  const first = await rowOf(/Email of a notice/)
  for (const words of ['Notice bd000001', '550 No such mailbox', 'Given up', 'Tried once']) {
    expect(first).toHaveTextContent(words)
  }
  const second = await rowOf(/Cleanup of expired sessions and links/)
  for (const words of ['statement timeout', 'Waiting', 'Tried 3 times, again']) {
    expect(second).toHaveTextContent(words)
  }
})

test('removes a retried task from the list, and gives the focus back', async () => {
  const { press, calls } = open(keeping(refused))
  await table()
  await press.click(screen.getByRole('button', { name: 'Try again Email of a notice, Notice bd000001' }))
  expect(await screen.findByText('No failed tasks')).toBeVisible()
  expect(await screen.findByText('The task will be retried')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'RetryTask')?.variables).toEqual({ id: '1' })
  expect(screen.getByRole('heading', { name: 'Failed background tasks' })).toHaveFocus()
  // The audit log is fetched again, since the action is recorded there.
  expect(calls.filter(({ operation }) => operation === 'AuditEvents')).toHaveLength(2)
})

test('asks before removing a task, and keeps it on Cancel', async () => {
  const { press, calls } = open(keeping(refused, waiting))
  await press.click(within(await rowOf(/Email of a notice/)).getByRole('button', { name: /Remove/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this task?' }))
  expect(dialog.getByText('Email of a notice: the email is never sent.')).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(calls.map(({ operation }) => operation)).not.toContain('RemoveTask')

  await press.click(within(await rowOf(/Email of a notice/)).getByRole('button', { name: /Remove/ }))
  await press.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2))
  expect(await screen.findByText('The task was removed')).toBeVisible()
})

test('focuses the heading after a removal, however long the list takes', async () => {
  const server = keeping(refused, waiting)
  const { promise: slowly, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const { press } = open({
    ...server,
    FailedTasks: async () => {
      if (asked++ > 0) await slowly
      return server.FailedTasks()
    },
  })
  await press.click(within(await rowOf(/Email of a notice/)).getByRole('button', { name: /Remove/ }))
  await press.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const heading = screen.getByRole('heading', { name: 'Failed background tasks' })
  await waitFor(() => expect(heading).toHaveFocus())
  resolve()
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2))
  expect(heading).toHaveFocus()
})

test('hides a task done in the meantime', async () => {
  const { press } = open({
    ...keeping(),
    FailedTasks: (() => {
      let asked = 0
      return () => ({ failedTasks: asked++ === 0 ? [refused] : [] })
    })(),
    RetryTask: refusal('NOT_FOUND', 'Task not found'),
  })
  await press.click(within(await rowOf(/Email of a notice/)).getByRole('button', { name: /Try again/ }))
  expect(await screen.findByText('Error updating task')).toBeVisible()
  expect(await screen.findByText('No failed tasks')).toBeVisible()
})

test.each([
  ['the list', '/?tab=settings', /^Remove Email of a notice/],
  ['its dialog', '/?task=1', 'Remove'],
])('does not remove a task that is gone while %s asks whether to remove it', async (_where, path, button) => {
  let isThere = true
  const { press, live, calls } = open(
    { ...keeping(), FailedTasks: () => ({ failedTasks: isThere ? [refused] : [] }) },
    path,
  )
  await press.click(await screen.findByRole('button', { name: button }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this task?' }))
  await waitFor(() => expect(live.isOpen()).toBe(true))
  isThere = false
  await act(async () => live.push({ stale: [{ kind: 'task', id: '1', jobId: null }] }))
  expect(await question.findByText(/it has succeeded, or someone removed it/)).toBeVisible()
  expect(question.getAllByRole('button').map(each => each.textContent)).toEqual(['Close'])
  await press.click(question.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.map(({ operation }) => operation)).not.toContain('RemoveTask')
})

test("says that the list can't be loaded, and offers a retry", async () => {
  let isUp = false
  const { press } = open({
    FailedTasks: () => (isUp ? { failedTasks: [] } : new Error('offline')),
  })
  expect(await screen.findByText("We couldn't load the failed tasks")).toBeVisible()
  isUp = true
  await press.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No failed tasks')).toBeVisible()
})

test('says that there are more when the list is at its limit', async () => {
  open(keeping(...Array.from({ length: 100 }, (_, index) => makeFailedTask(index + 1))))
  expect(
    await screen.findByText("These are the first 100. You'll see more as you clear these."),
  ).toBeVisible()
})
