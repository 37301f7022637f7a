"""Numba's functions lowered for wasm32 instead of this machine.

Numba types a function and writes LLVM's intermediate language for it; what follows, optimising and emitting machine
code, is held back here, because LLVM's passes write the sizes of pointers into the code and those differ. `emit` does
it for wasm32. Whatever is imported before `only_lower` may still be compiled for this machine; nothing after it is.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import types
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.pythonapi import PythonAPI
from numba.core.registry import cpu_target
from numba.extending import intrinsic

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
RUNTIME = Path(__file__).with_name("runtime.ll")
IR_TYPES = {types.int32: "i32", types.int64: "i64", types.float64: "double", types.none: "ptr"}


def only_lower() -> None:
    """From now on Numba stops before it optimises and emits."""
    CPUCodeLibrary._optimize_functions = lambda library, module: None
    CPUCodeLibrary._optimize_final_module = lambda library: None
    cpu_target.target_context.refresh()  # Numba's own runtime is compiled last

    def finalize(library: Any) -> None:
        library._finalize_dynamic_globals()
        library._verify_declare_only_symbols()
        library._finalized = True

    CPUCodeLibrary._finalize_final_module = finalize
    # Nobody calls it, but Numba looks functions up by it: a builtin that is never the same
    CPUContext.get_executable = lambda context, library, described, environment: [].append
    CPUContext.create_cpython_wrapper = lambda context, *args, **kwargs: None
    CPUContext.create_cfunc_wrapper = lambda context, *args, **kwargs: None
    # What an exception would say: nobody reads it, the module traps, and it has the folders of this machine in it
    pickled = PythonAPI._serialize_data
    PythonAPI._serialize_data = lambda api, data: pickled(api, b"")


@intrinsic  # type: ignore[misc]
def at(typing_context: Any, address: Any, dtype: Any) -> Any:
    """The memory at an address, as a pointer to things of a type."""
    pointer = types.CPointer(dtype.dtype)

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(pointer))

    return pointer(address, dtype), lower


class Lowered:
    """Functions that were lowered, to be linked into one module."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._libraries: list[Any] = []
        self._entries: list[str] = []

    def add(self, name: str, function: Callable[..., Any], takes: Sequence[Any], gives: Any) -> None:
        """A function by the name it is called by from outside. Where it raises an exception, the module traps."""
        dispatcher = numba.njit(function)
        dispatcher.compile(gives(*takes))
        compiled = dispatcher.overloads[tuple(takes)]
        self._libraries.append(compiled.library)
        self.names.append(name)
        inner = compiled.fndesc.llvm_func_name
        of = [IR_TYPES.get(each, "ptr") for each in takes]
        args = ", ".join(f"{each} %a{i}" for i, each in enumerate(of))
        result = IR_TYPES[gives]
        self._entries.append(
            f"""
declare i32 @"{inner}"({", ".join(["ptr", "ptr", *of])})
define {"void" if gives == types.none else result} @{name}({args}) {{
  %result = alloca {result}
  %error = alloca ptr
  %status = call i32 @"{inner}"({", ".join(["ptr %result", "ptr %error", *([args] if args else [])])})
  %failed = icmp sgt i32 %status, 0
  br i1 %failed, label %trap, label %good
trap:
  call void @llvm.trap()
  unreachable
good:
{"  ret void" if gives == types.none else f"  %value = load {result}, ptr %result{chr(10)}  ret {result} %value"}
}}"""
        )

    def emit(self, exported: Sequence[str] = ()) -> bytes:
        """One object file for wasm32 of everything that was added, with Numba's runtime as far as it is needed."""
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
            cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
        )
        head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
        module = llvm.parse_assembly(head + "declare void @llvm.trap()\n" + "".join(self._entries))
        for library in self._libraries:
            with global_compiler_lock:
                part = llvm.parse_assembly(_apart(str(library._get_module_for_linking())))
            part.data_layout, part.triple = str(machine.target_data), TRIPLE
            module.link_in(part)
        module.link_in(llvm.parse_assembly(head + RUNTIME.read_text()))
        module.verify()
        _hide_all_but(module, {*self.names, "NRT_incref", "NRT_decref"})
        _optimise(module, machine)
        return machine.emit_object(module)  # type: ignore[no-any-return]


def _apart(code: str) -> str:
    """Say what Numba cannot: the units of a layer do not lie among its weights. Code that has to look is slower."""
    return re.sub(r"^(define .*ptr)( %arg\.units\.4)", r"\1 noalias\2", code, flags=re.MULTILINE)


def _hide_all_but(module: Any, names: set[str]) -> None:
    """What nobody calls from outside is optimised away."""
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"


def _optimise(module: Any, machine: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = True
    for _ in range(2):  # after the first round pairs of references stand in one function, and cancel
        builder = llvm.create_pass_builder(machine, tuning)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(module, builder)
