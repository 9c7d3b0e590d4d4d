/** Makes something of an object only once; it is gone with the object. */
export function once<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Makes something of an object and a name only once. */
export function onceByName<K extends object, T>(
  make: (key: K, name: string) => T,
): (key: K, name: string) => T {
  const names = once((_: K) => new Map<string, T>());
  return (key, name) => {
    const made = names(key);
    const known = made.get(name);
    if (known !== undefined) return known;
    const value = make(key, name);
    made.set(name, value);
    return value;
  };
}
