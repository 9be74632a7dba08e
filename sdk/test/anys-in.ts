import path from 'node:path';
import ts from 'typescript';

/**
 * Lists the places where declaration files contain `any`, or exports that resolve to `any` because
 * a type is missing.
 */
export function anysIn(files: string[]): string[] {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} cannot be read`);
    const found = [...writtenIn(source), ...exportedBy(source, checker)];
    return found.map((where) => `${path.basename(file)}: ${where}`);
  });
}

function writtenIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      found.push(`line ${source.getLineAndCharacterOfPosition(node.pos).line + 1}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function exportedBy(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const module = checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return symbols
    .map((symbol) =>
      (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    )
    .filter((symbol) => {
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
      const type = isValue
        ? checker.getTypeOfSymbol(symbol)
        : checker.getDeclaredTypeOfSymbol(symbol);
      return (type.flags & ts.TypeFlags.Any) !== 0;
    })
    .map(({ name }) => name);
}
