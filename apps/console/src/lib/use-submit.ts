import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DOUBLE_PRESS_MS } from './double-press';
import { SubmitKeys, type SubmitKey } from './submit-key';

interface Outcomes<Answer> {
  onDone?: (answer: Answer) => unknown;
  onRefused?: (error: unknown) => void;
}

/** What a button shows of its submission. */
export interface SubmitState {
  isSending: boolean;
  /** A press now does nothing: one is under way, or was made a moment ago. */
  isLocked: boolean;
}

/**
 * The one way to send what a person has pressed for. The lock closes in the press itself, not with the
 * next rendering, and the key names what is wanted until it is known whether it was done.
 */
export function useSubmit<Answer, Content = void>(
  act: (content: Content, key: SubmitKey) => Promise<Answer>,
  { onDone, onRefused }: Outcomes<Answer> = {},
) {
  const [keys] = useState(() => new SubmitKeys());
  const lock = useRef(false);
  const [isLocked, setLocked] = useState(false);
  const { mutateAsync, isPending, isSuccess, error, data, reset } = useMutation<
    Answer,
    Error,
    Content
  >({
    mutationFn: async (content: Content) => {
      try {
        const answer = await act(content, keys.keyFor(content));
        keys.settle();
        return answer;
      } catch (refusal) {
        keys.settle(refusal);
        throw refusal;
      }
    },
    ...(onDone && { onSuccess: onDone }),
    ...(onRefused && { onError: onRefused }),
  });

  const unlock = () => {
    lock.current = false;
    setLocked(false);
  };
  /** Never rejects: a refusal is told by `error` and `onRefused`. */
  const submit = async (content: Content): Promise<void> => {
    if (lock.current) return;
    lock.current = true;
    setLocked(true);
    const pressed = new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));
    await mutateAsync(content).catch(() => undefined);
    void pressed.then(unlock);
  };
  return { submit, isSending: isPending, isLocked, isDone: isSuccess, error, answer: data, reset };
}
