/**
 * When one worker of jest-light-runner 0.8.2 asks for its data, all of them are answered, even those that aren't listening
 * yet. Such a worker asks later, gets nothing, and the run never ends. So a worker keeps the answer until it asks.
 */
const ASKED = 'jest-light-runner-get-worker-data'
const ANSWER = 'jest-light-runner-worker-data'

if (process.send) {
  let early
  const { emit } = process
  // Not a listener: with one, Node would no longer keep messages for those that follow.
  process.emit = function (name, message, ...rest) {
    if (name === 'message' && message?.type === ANSWER) early = message
    return emit.call(this, name, message, ...rest)
  }
  const send = process.send.bind(process)
  process.send = (message, ...rest) => {
    if (message !== ASKED || !early) return send(message, ...rest)
    setImmediate(() => process.emit('message', early))
    return true
  }
}
