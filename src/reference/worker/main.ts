import type { Request } from '../protocol/messages'
import { serve } from './serve'

const answer = serve((reply) => self.postMessage(reply))

self.addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data))
